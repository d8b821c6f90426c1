import type { BoardFace } from '../board-face.ts'

export const horsebook: BoardFace = {
  code: 'HORSEBOOK-DERBY',
  titles: { bn: 'ঘোড়দৌড়' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#b3560a',
    glow: '#ffd257',
    panel: '#14231a',
    backdrop: '#3d2410',
  },
}
