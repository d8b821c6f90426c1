import type { BoardFace } from '../board-face.ts'

export const jacksOrBetter: BoardFace = {
  code: 'SHAPLA-JACKS',
  titles: { bn: 'জ্যাকস অর বেটার' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#c05a00',
    glow: '#ffd257',
    panel: '#0b1633',
    backdrop: '#0a1a40',
  },
}
