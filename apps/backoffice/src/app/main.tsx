import { placeToasts, prepareToasts } from '@maidan/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { App } from './app.tsx'

/** A page has come whole by then, and nobody waits for the toaster. */
const PREPARE_AFTER_MS = 4_000

placeToasts({ shownMs: 5000, isDesk: true })
setTimeout(prepareToasts, PREPARE_AFTER_MS)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
