import type { BoardFace } from '../board-face.ts'

export const penalties: BoardFace = {
  code: 'CMD-PENALTIES',
  titles: { bn: 'পেনাল্টি' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#a85704',
    glow: '#ffd257',
    panel: '#0d2419',
    backdrop: '#14502f',
  },
}
