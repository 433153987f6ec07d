import type { AstroIntegration } from 'astro';

/**
 * Stops a build whose content breaks a rule, before a page is made: not every publication comes
 * through the Studio. The error has one fault per line, by document and field.
 */
export const checkedContent = (): AstroIntegration => ({
  name: 'hanlu:content',
  hooks: {
    'astro:build:start': async () => {
      // The rules bring the schema and a dictionary along, which only a build needs.
      const { refuseBreaches } = await import('./refuse-breaches.ts');
      await refuseBreaches();
    },
  },
});
