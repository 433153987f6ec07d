import { SIGNED_IN_COOKIE } from '#src/lib/signed-in.ts';

/** Links that lead to signing up as something, and the role that may not follow them. */
const LINKS = [
  { selector: 'a[data-get-started]', barred: 'teacher' },
  { selector: 'a[data-tutor-signup]', barred: 'student' },
] as const;

/**
 * A teacher can't start as a student and a student can't sign up as a teacher: the link tells them
 * so and leads nowhere (HOME-10). Visitors go their way without being asked about.
 */
export const bindRoleConflicts = (words: HTMLElement | null) => {
  if (!words) return;
  for (const { selector, barred } of LINKS) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
      link.addEventListener('click', (event) => {
        if (!document.cookie.includes(`${SIGNED_IN_COOKIE}=`)) return;
        event.preventDefault();
        void followUnless(barred, link.href, words.dataset);
      });
    }
  }
};

const followUnless = async (barred: 'teacher' | 'student', href: string, words: DOMStringMap) => {
  const { currentUser } = await import('#src/ui/current-user/current-user.ts');
  // Where the role can't be asked now, the server judges it on the way.
  const user = await currentUser().catch(() => undefined);
  if (user?.role !== barred) return location.assign(href);
  const { showToast } = await import('#src/ui/toast/show-toast.ts');
  showToast({
    title: words['title'] ?? '',
    description: words[barred] ?? '',
    tone: 'destructive',
    durationMs: 5000,
  });
};
