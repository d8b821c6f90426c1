import type { BoardFace } from '../board-face.ts'

export const padmaNets: BoardFace = {
  code: 'PADMA-NETS',
  titles: { bn: 'পদ্মার জাল' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#c05a00',
    glow: '#ffd257',
    panel: '#04202e',
    backdrop: '#0b5f7c',
  },
}
