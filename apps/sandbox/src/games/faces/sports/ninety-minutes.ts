import type { BoardFace } from '../board-face.ts'

export const ninetyMinutes: BoardFace = {
  code: 'VIRTUAL-FOOTBALL',
  titles: { bn: 'নব্বই মিনিট' },
  theme: {
    accent: '#ffb347',
    accentDeep: '#a24d0c',
    glow: '#ffd58a',
    panel: '#0d2419',
    backdrop: '#1d1a3f',
  },
}
