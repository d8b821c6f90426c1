/** The part of the page with this id. @throws when the document has no such part of that kind. */
export function partNamed<Part extends Element>(id: string, kind: new () => Part): Part {
  const part = document.getElementById(id)
  if (part instanceof kind) return part
  throw new Error(`The page has no ${kind.name} "${id}".`)
}
