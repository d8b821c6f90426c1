import { placeToasts } from '@maidan/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { App } from './app.tsx'

placeToasts({ shownMs: 5000, isDesk: true })

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
