import type { BoardFace } from '../board-face.ts'

export const rosherHari: BoardFace = {
  code: 'SHAPLA-TOWER',
  titles: { bn: 'রসের হাঁড়ি' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#7a3f12',
    glow: '#ffd257',
    panel: '#14203a',
    backdrop: '#1c2b45',
  },
}
