import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { App } from './app.tsx'
import { readSession } from '../lib/session/session.ts'
import { followTheme } from '../lib/theme/theme.ts'
import { PlayerFrame } from './frames/player-frame-lazy.ts'
import { playSplash } from './splash.ts'

followTheme()
playSplash()
if (readSession() !== null) void PlayerFrame.preload()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
