import type { BoardFace } from '../board-face.ts'

export const archery: BoardFace = {
  code: 'SBO-ARCHERY',
  titles: { bn: 'তীরন্দাজি ফাইনাল' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#a85704',
    glow: '#ffd43b',
    panel: '#0a2130',
    backdrop: '#145436',
  },
}
