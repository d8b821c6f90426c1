/** A key that stays down on a control is one press of it: what it would press again could be a stake. */
export function takeHeldKeyOnce(): void {
  document.addEventListener('keydown', (event) => {
    const isOnControl = event.target instanceof Element && event.target.matches('button, a')
    if (event.key === 'Enter' && event.repeat && isOnControl) event.preventDefault()
  })
}
