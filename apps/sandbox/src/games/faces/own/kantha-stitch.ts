import type { BoardFace } from '../board-face.ts'

export const kanthaStitch: BoardFace = {
  code: 'BAGH-KENO',
  titles: { bn: 'নকশি কাঁথা' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#b0103f',
    glow: '#ffd257',
    panel: '#431029',
    backdrop: '#7a2348',
  },
}
