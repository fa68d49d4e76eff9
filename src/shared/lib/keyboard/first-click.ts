export function onFirstClick(action: () => void) {
  return ({ detail }: { detail: number }) => {
    if (detail < 2) action()
  }
}
