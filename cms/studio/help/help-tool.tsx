import { lazy, Suspense } from 'react';
import type { Tool } from 'sanity';
import { ToolIcon } from '../ToolIcon.tsx';

const Guide = lazy(() => import('./Guide.tsx'));

const Icon = () => (
  <ToolIcon>
    <circle cx="12.5" cy="12.5" r="8.5" />
    <path d="M10 10a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.8-1.1 1.8M12.5 16.2v1.3" />
  </ToolIcon>
);

/** How the Studio is used, for editors: `/help`. */
export const helpTool: Tool = {
  name: 'help',
  title: 'Help',
  icon: Icon,
  component: () => (
    <Suspense>
      <Guide />
    </Suspense>
  ),
};
