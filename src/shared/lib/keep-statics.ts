/**
 * Replaces `hoist-non-react-statics`, which Emotion uses for class components with a theme of its own only
 * (see the alias in vite.config.ts). There are none.
 */
export default <Component>(component: Component): Component => component
