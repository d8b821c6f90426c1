import type { Face } from './face.ts'

export const jonaki: Face = {
  code: 'PADMA-JONAKI',
  titles: { bn: 'জোনাকি' },
  theme: {
    accent: '#d4f23c',
    accentDeep: '#4c7a0c',
    glow: '#e6ff7a',
    metal: ['#f4ffd0', '#8fae4a', '#1f3a1c'],
    reel: ['#020c14', '#0c2f3a'],
    freeTint: '#0a2a4a',
    title: ['#fdffe0', '#d8f24a', '#0a2c1c'],
    panel: '#071a1c',
  },
}
