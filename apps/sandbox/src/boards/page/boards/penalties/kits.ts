import type { PenaltyTeam } from '@maidan/casino'

/** What a team wears: shirt and shorts. */
export type TeamKit = { shirt: string; shorts: string }

export const KITS: Readonly<Record<PenaltyTeam, TeamKit>> = {
  padma: { shirt: '#e5484d', shorts: '#ffffff' },
  meghna: { shirt: '#3b82f6', shorts: '#ffffff' },
  jamuna: { shirt: '#22c55e', shorts: '#0b3d22' },
  teesta: { shirt: '#a855f7', shorts: '#2e1065' },
  surma: { shirt: '#f97316', shorts: '#ffffff' },
  kushiyara: { shirt: '#14b8a6', shorts: '#053b36' },
  karnaphuli: { shirt: '#facc15', shorts: '#1e3a8a' },
  rupsha: { shirt: '#e2e8f0', shorts: '#334155' },
  dhaleshwari: { shirt: '#ec4899', shorts: '#4a0d2a' },
  kirtankhola: { shirt: '#8b5e34', shorts: '#f5deb3' },
  atrai: { shirt: '#60c5f1', shorts: '#0c2d48' },
  sangu: { shirt: '#84cc16', shorts: '#1f2937' },
}
