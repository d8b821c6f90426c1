import type { Face } from './face.ts'

export const alpona: Face = {
  code: 'PADMA-ALPONA',
  titles: { bn: 'আলপনা' },
  theme: {
    accent: '#ff9a4a',
    accentDeep: '#a83a10',
    glow: '#fff1d2',
    metal: ['#fffaf0', '#d98a52', '#5a2010'],
    reel: ['#2a0e06', '#7a3a1e'],
    freeTint: '#5a0a2a',
    title: ['#fffdf6', '#ffc890', '#7a1a16'],
    panel: '#240e08',
  },
}
