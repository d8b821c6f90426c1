import type { BoardFace } from '../board-face.ts'

export const roulette: BoardFace = {
  code: 'BAGH-ROULETTE',
  titles: { bn: 'রুলেট' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#8a4a00',
    glow: '#ffd257',
    panel: '#0b2318',
    backdrop: '#0c4d33',
  },
}
