/** Runs on the page as it stands: fetches it again every two seconds, and copies codes. */
export const pageScript = `'use strict'
const EVERY_MS = 2000
const PARTS = ['inboxes', 'messages']

async function refresh() {
  if (document.hidden) return
  const answer = await fetch(location.href)
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const id of PARTS) {
    const old = document.getElementById(id)
    const part = fresh.getElementById(id)
    if (old.dataset.shown === part.innerHTML) continue
    const scrolled = old.scrollLeft
    old.dataset.shown = part.innerHTML
    old.innerHTML = part.innerHTML
    old.scrollLeft = scrolled
  }
}

function remember() {
  for (const id of PARTS) {
    const part = document.getElementById(id)
    part.dataset.shown = part.innerHTML
  }
}

async function copy(button) {
  const label = button.querySelector('span')
  try {
    await navigator.clipboard.writeText(button.dataset.code)
    label.textContent = 'Copied'
  } catch {
    getSelection().selectAllChildren(button.querySelector('b'))
    label.textContent = 'Selected'
  }
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('.code')
  if (button) void copy(button)
})
document.addEventListener('visibilitychange', () => void refresh().catch(() => undefined))
remember()
setInterval(() => void refresh().catch(() => undefined), EVERY_MS)
`
