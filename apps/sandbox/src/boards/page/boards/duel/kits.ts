import type { RobotKey } from '@maidan/casino'

/** What a robot is painted in: its plates, their edges and the light of its core. */
export type Kit = { plate: string; edge: string; light: string }

export const KITS: Readonly<Record<RobotKey, Kit>> = {
  bajra: { plate: '#f2b21b', edge: '#6b4300', light: '#fff3b0' },
  tufan: { plate: '#2fa8e0', edge: '#0c3a58', light: '#b8f0ff' },
  agni: { plate: '#e5484d', edge: '#5a0f14', light: '#ffb38a' },
  dhal: { plate: '#7f93a8', edge: '#2a3644', light: '#d8f0ff' },
  chakra: { plate: '#b45fe0', edge: '#431a5e', light: '#f3c9ff' },
  louha: { plate: '#a8694a', edge: '#40200f', light: '#ffd0a0' },
  bijli: { plate: '#e9ee4a', edge: '#5a5c08', light: '#ffffff' },
  garjan: { plate: '#3fae5a', edge: '#0f4320', light: '#c8ffb8' },
  kuasha: { plate: '#c9d6e2', edge: '#4a5a6c', light: '#9ae0ff' },
  shikha: { plate: '#ff7a3c', edge: '#6b2406', light: '#ffe08a' },
}
