import type { BoardFace } from '../board-face.ts'

export const dragonTiger: BoardFace = {
  code: 'BAGH-DRAGONTIGER',
  titles: { bn: 'ড্রাগন টাইগার' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#a83a1a',
    glow: '#ffd257',
    panel: '#0d2419',
    backdrop: '#3a1218',
  },
}
