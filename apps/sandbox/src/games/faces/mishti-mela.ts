import type { Face } from './face.ts'

export const mishtiMela: Face = {
  code: 'SHAPLA-MISHTIMELA',
  titles: { bn: 'মিষ্টি মেলা' },
  theme: {
    accent: '#a8e06a',
    accentDeep: '#3f7a1c',
    glow: '#ffe08a',
    metal: ['#fff3d6', '#e8a04a', '#6b2a0e'],
    reel: ['#1c0c08', '#5a2a1c'],
    freeTint: '#4a0a4a',
    title: ['#fff6dc', '#ffb35a', '#6b0f2a'],
    panel: '#1f0e0a',
  },
}
