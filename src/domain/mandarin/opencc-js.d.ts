/** The package describes its core and leaves its dictionaries out. */
declare module 'opencc-js/from/tw' {
  const dictionaries: import('opencc-js/core').DictGroup[];
  export default dictionaries;
}

declare module 'opencc-js/to/cn' {
  const dictionaries: import('opencc-js/core').DictGroup[];
  export default dictionaries;
}
