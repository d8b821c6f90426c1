import type { Theme } from './theme.ts'

const GOLD = ['#fff3c4', '#e9a72b', '#7a4209'] as const

const RIVER: Theme = {
  accent: '#ffb703',
  accentDeep: '#c05a00',
  glow: '#ffd257',
  metal: GOLD,
  reel: ['#2a1405', '#6b3c12'],
  freeTint: '#7a1f00',
  title: ['#ffe9a0', '#ff9d1e', '#3b1500'],
  backdrop: ['#0b3b36', '#5a2a08'],
  panel: '#1c0f06',
}

const NIGHT: Theme = {
  accent: '#ff9a2e',
  accentDeep: '#b53a02',
  glow: '#ffb066',
  metal: ['#ffe3bf', '#c9702a', '#4a1f0c'],
  reel: ['#0a1020', '#26365c'],
  freeTint: '#3a0d52',
  title: ['#ffd9a0', '#ff7a1a', '#1a0a1e'],
  backdrop: ['#0a1633', '#12331f'],
  panel: '#0a1122',
}

const SILVER_WATER: Theme = {
  accent: '#35d6ff',
  accentDeep: '#0467a8',
  glow: '#9eeaff',
  metal: ['#ffffff', '#9cc4dc', '#2f5570'],
  reel: ['#02202e', '#0b5c78'],
  freeTint: '#023a7a',
  title: ['#e2f8ff', '#5cc8f5', '#04263d'],
  backdrop: ['#064b6b', '#021c2c'],
  panel: '#04202e',
}

const STADIUM: Theme = {
  accent: '#2bd576',
  accentDeep: '#0a7a3d',
  glow: '#b6ffd2',
  metal: ['#f7fff9', '#a4bfae', '#33503f'],
  reel: ['#05170d', '#17502f'],
  freeTint: '#0a2a6b',
  title: ['#ffffff', '#b8f5cf', '#06351c'],
  backdrop: ['#0c2740', '#0d3d20'],
  panel: '#07190f',
}

const FAIR: Theme = {
  accent: '#ff4f6d',
  accentDeep: '#a20f3b',
  glow: '#ffd166',
  metal: ['#fff0c9', '#f0a52c', '#7c2b10'],
  reel: ['#2b0616', '#7c1d35'],
  freeTint: '#5b0a6b',
  title: ['#fff2c2', '#ffb02e', '#5c0a20'],
  backdrop: ['#7a1230', '#2b0a2e'],
  panel: '#22060f',
}

const HONEY: Theme = {
  accent: '#ffc21a',
  accentDeep: '#a65f00',
  glow: '#ffe27a',
  metal: ['#fff6c2', '#e39a12', '#6b3a02'],
  reel: ['#141c08', '#46511a'],
  freeTint: '#5a3a00',
  title: ['#fff6c2', '#f5a60b', '#2e1a00'],
  backdrop: ['#1c3d24', '#3a2504'],
  panel: '#12170a',
}

/** Colours by game code; a game without its own wears the river's. */
const THEMES: Readonly<Record<string, Theme>> = {
  'PADMA-RIVERGOLD': RIVER,
  'PADMA-HILSARUSH': SILVER_WATER,
  'BAGH-TIGERNIGHT': NIGHT,
  'SHAPLA-LASTOVER': STADIUM,
  'SHAPLA-BOISHAKHI': FAIR,
  'BAGH-HONEYMANGROVE': HONEY,
}

export function themeOf(code: string): Theme {
  return THEMES[code] ?? RIVER
}

/** Hands a theme's colours to the stylesheets. */
export function wearTheme(theme: Theme): void {
  const { style } = document.documentElement
  style.setProperty('--accent', theme.accent)
  style.setProperty('--accent-deep', theme.accentDeep)
  style.setProperty('--glow', theme.glow)
  style.setProperty('--metal-light', theme.metal[0])
  style.setProperty('--metal', theme.metal[1])
  style.setProperty('--metal-dark', theme.metal[2])
  style.setProperty('--panel', theme.panel)
}
