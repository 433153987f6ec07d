import { lazy, Suspense } from 'react';
import type { Tool } from 'sanity';
import { route } from 'sanity/router';
import { ToolIcon } from '../../ToolIcon.tsx';

const RecordingsTool = lazy(() => import('./RecordingsTool.tsx'));

const Icon = () => (
  <ToolIcon>
    <rect x="9.5" y="3.5" width="6" height="11" rx="3" />
    <path d="M6 11.5a6.5 6.5 0 0 0 13 0M12.5 18v3.5M9 21.5h7" />
  </ToolIcon>
);

/** Where the voices of the site are recorded: `/recordings`, and a sitting at `/recordings/<group>`. */
export const recordingsTool: Tool = {
  name: 'recordings',
  title: 'Recordings',
  icon: Icon,
  component: () => (
    <Suspense>
      <RecordingsTool />
    </Suspense>
  ),
  router: route.create('/', [route.create('/:group')]),
};
