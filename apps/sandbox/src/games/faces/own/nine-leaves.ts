import type { BoardFace } from '../board-face.ts'

export const nineLeaves: BoardFace = {
  code: 'BAGH-LEAVES',
  titles: { bn: 'নয় পাতা' },
  theme: {
    accent: '#ffb84a',
    accentDeep: '#1c5a34',
    glow: '#ffe27a',
    panel: '#3a0f0c',
    backdrop: '#8f2f20',
  },
}
