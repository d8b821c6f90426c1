const COLOURS = ['#f7b32b', '#f08a24', '#c8202f', '#ee7aa6']
const LONGEST_MS = 4_000

/** Lets marigold petals fall. With reduced motion the style hides them. */
export function dropPetals(count: number): void {
  for (let petal = 0; petal < count; petal += 1) {
    const element = document.createElement('span')
    element.className = 'petal'
    element.style.left = `${Math.random() * 100}vw`
    element.style.animationDelay = `${Math.random() * 1.2}s`
    element.style.background = COLOURS[petal % COLOURS.length] ?? ''
    document.body.append(element)
    setTimeout(() => element.remove(), LONGEST_MS)
  }
}
