/** A double click on a button is meant as one: its second click is left out. */
export function onFirstClick(action: () => void) {
  return ({ detail }: { detail: number }) => {
    if (detail < 2) action()
  }
}
