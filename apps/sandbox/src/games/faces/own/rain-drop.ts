import type { BoardFace } from '../board-face.ts'

export const rainDrop: BoardFace = {
  code: 'SHAPLA-PLINKO',
  titles: { bn: 'বৃষ্টির ফোঁটা' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#b0266a',
    glow: '#8fe6ff',
    panel: '#0b1a2e',
    backdrop: '#1b2746',
  },
}
