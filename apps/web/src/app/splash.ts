const coverMs = 2000
const fadeMs = 500

/**
 * Plays the splash that `index.html` painted: it covers the app until 2 s after the page was
 * asked for, fades for half a second and leaves. The routes below it are laid out meanwhile and
 * become visible when it has gone (APP-01 to APP-03).
 */
export function playSplash(): void {
  const splash = document.getElementById('splash')
  if (splash === null) return reveal()
  const picture = splash.querySelector('img')
  if (picture !== null) keepPicture(splash, picture)
  setTimeout(
    () => {
      splash.classList.add('leaving')
      setTimeout(() => {
        splash.remove()
        reveal()
      }, fadeMs)
    },
    Math.max(0, coverMs - performance.now()),
  )
}

function reveal(): void {
  document.documentElement.classList.add('ready')
}

/** Site picture, then default picture, then three dots (APP-05, APP-06). */
function keepPicture(splash: HTMLElement, picture: HTMLImageElement): void {
  const onFail = () => {
    const fallback = picture.dataset['fallback']
    if (fallback === undefined) return splash.classList.add('dots-only')
    delete picture.dataset['fallback']
    picture.src = fallback
  }
  picture.addEventListener('error', onFail)
  if (picture.complete && picture.naturalWidth === 0) onFail()
}
