import type { BoardFace } from '../board-face.ts'

export const andarBahar: BoardFace = {
  code: 'BAGH-ANDARBAHAR',
  titles: { bn: 'অন্দর বাহার' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#c05a00',
    glow: '#ffd257',
    panel: '#2a0a11',
    backdrop: '#4a0d18',
  },
}
