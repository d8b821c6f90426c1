import type { BoardFace } from '../board-face.ts'

export const superOver: BoardFace = {
  code: 'VIRTUAL-SUPEROVER',
  titles: { bn: 'সুপার ওভার' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#a85704',
    glow: '#ffe08a',
    panel: '#0c2218',
    backdrop: '#06202a',
  },
}
