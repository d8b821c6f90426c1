import type { Face } from './face.ts'

export const lastOver: Face = {
  code: 'SHAPLA-LASTOVER',
  titles: { bn: 'শেষ ওভার' },
  theme: {
    accent: '#2bd576',
    accentDeep: '#0a7a3d',
    glow: '#b6ffd2',
    metal: ['#f7fff9', '#a4bfae', '#33503f'],
    reel: ['#05170d', '#17502f'],
    freeTint: '#0a2a6b',
    title: ['#ffffff', '#b8f5cf', '#06351c'],
    panel: '#07190f',
  },
}
