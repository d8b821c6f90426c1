import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { App } from './app.tsx'
import { readSession } from '../lib/session/session.ts'
import { matchRoute } from '../lib/router/match-route.ts'
import { followTheme } from '../lib/theme/theme.ts'
import { PlayerFrame } from './frames/player-frame-lazy.ts'
import { routes, siteHistory } from './router.tsx'
import { playSplash } from './splash.ts'

followTheme()
playSplash()
// Before the calls of the frame: a browser asks a server for six things at a time.
void matchRoute(routes, siteHistory.place().pathname)?.route.screen.preload()
if (readSession() !== null) void PlayerFrame.preload()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
