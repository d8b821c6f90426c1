import type { BoardFace } from '../board-face.ts'

export const nagordola: BoardFace = {
  code: 'SHAPLA-WHEEL',
  titles: { bn: 'নাগরদোলা' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#8a2f6b',
    glow: '#ffd257',
    panel: '#1a0f38',
    backdrop: '#2a1450',
  },
}
