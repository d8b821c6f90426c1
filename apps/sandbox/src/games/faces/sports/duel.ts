import type { BoardFace } from '../board-face.ts'

export const duel: BoardFace = {
  code: 'E1SPORTS-DUEL',
  titles: { bn: 'রোবটের লড়াই' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#a85704',
    glow: '#ffd257',
    panel: '#120c30',
    backdrop: '#2a1a6e',
  },
}
