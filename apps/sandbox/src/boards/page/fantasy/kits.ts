import type { FantasyTeam } from '@maidan/casino'
import type { Kit } from '../cricket/kit.ts'

export const KITS: Readonly<Record<FantasyTeam, Kit>> = {
  haor: { shirt: '#2f9fd0', deep: '#0d4563', trim: '#ffe08a' },
  barind: { shirt: '#e0662e', deep: '#6b2408', trim: '#ffe3c2' },
  madhupur: { shirt: '#8a6fd8', deep: '#352068', trim: '#c9f2ff' },
  sonadia: { shirt: '#d9dfe8', deep: '#4a566b', trim: '#e0523a' },
  lawachara: { shirt: '#3fae55', deep: '#124d20', trim: '#fff2b8' },
  nijhum: { shirt: '#d9a521', deep: '#6b4a04', trim: '#7a1c2c' },
}
