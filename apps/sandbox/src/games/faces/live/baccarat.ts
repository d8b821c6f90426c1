import type { BoardFace } from '../board-face.ts'

export const baccarat: BoardFace = {
  code: 'BAGH-BACCARAT',
  titles: { bn: 'ব্যাকারাট' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#8a2338',
    glow: '#ffd257',
    panel: '#2b0f19',
    backdrop: '#4a1222',
  },
}
