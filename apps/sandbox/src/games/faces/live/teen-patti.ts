import type { BoardFace } from '../board-face.ts'

export const teenPatti: BoardFace = {
  code: 'BAGH-TEENPATTI',
  titles: { bn: 'তিন পাত্তি ২০-২০' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#7a2c6b',
    glow: '#ffd257',
    panel: '#141b3d',
    backdrop: '#2a1b4f',
  },
}
