/** In place of a package that Slate imports and that never runs here: see the aliases in vite.config.ts. */
const unused = () => {
  throw new Error('vite.config.ts replaces this package because nothing calls it')
}

// oxlint-disable-next-line import/no-default-export -- as in the package it replaces
export default unused
