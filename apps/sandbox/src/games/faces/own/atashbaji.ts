import type { BoardFace } from '../board-face.ts'

export const atashbaji: BoardFace = {
  code: 'SHAPLA-LIMBO',
  titles: { bn: 'আতশবাজি' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#7a1f6b',
    glow: '#ffd257',
    panel: '#0d0a2c',
    backdrop: '#1b1452',
  },
}
