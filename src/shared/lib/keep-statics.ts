/**
 * Replaces `hoist-non-react-statics`, which Emotion uses for class components with a theme of its own only
 * (see the alias in vite.config.ts). There are none.
 */
const keepStatics = <Component>(component: Component): Component => component

// oxlint-disable-next-line import/no-default-export -- as in the package it replaces
export default keepStatics
