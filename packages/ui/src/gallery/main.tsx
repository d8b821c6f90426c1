import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './gallery.css'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
