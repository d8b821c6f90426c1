import type { Face } from './face.ts'

export const honeyMangrove: Face = {
  code: 'BAGH-HONEYMANGROVE',
  titles: { bn: 'সুন্দরবনের মধু' },
  theme: {
    accent: '#ffc21a',
    accentDeep: '#a65f00',
    glow: '#ffe27a',
    metal: ['#fff6c2', '#e39a12', '#6b3a02'],
    reel: ['#141c08', '#46511a'],
    freeTint: '#5a3a00',
    title: ['#fff6c2', '#f5a60b', '#2e1a00'],
    panel: '#12170a',
  },
}
