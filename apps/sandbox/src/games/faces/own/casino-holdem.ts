import type { BoardFace } from '../board-face.ts'

export const casinoHoldem: BoardFace = {
  code: 'SHAPLA-HOLDEM',
  titles: { bn: 'ক্যাসিনো হোল্ডেম' },
  theme: {
    accent: '#f2b84b',
    accentDeep: '#a8541a',
    glow: '#ffdc8f',
    panel: '#2a0d1f',
    backdrop: '#4a1130',
  },
}
