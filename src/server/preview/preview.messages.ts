import type { Like } from '#src/i18n/messages.ts';

const en = {
  note: 'Preview: this page shows a draft that is not published. Its address works for 15 minutes.',
  no_draft:
    'Preview: this document has no draft now, so the page shows what is published. Its address works for 15 minutes.',
  over: 'This preview is over: its address worked for 15 minutes. Please open it again in the Studio.',
  none: 'This is not the address of a preview. Please open one in the Studio.',
  editors:
    'Drafts are shown only to those who may edit. Please sign in as an administrator and try again.',
  nowhere: 'No page of the site can be shown for this document alone.',
  gone: 'There is no such document, or the content cannot be reached just now.',
  unfinished: 'The page cannot be shown yet because something is missing in the draft.',
};

const ar: Like<typeof en> = {
  note: 'معاينة: تعرض هذه الصفحة مسوّدة لم تُنشر. يعمل عنوانها 15 دقيقة.',
  no_draft: 'معاينة: ليس لهذا المستند مسوّدة الآن، فتعرض هذه الصفحة ما نُشر. يعمل عنوانها 15 دقيقة.',
  over: 'انتهت هذه المعاينة، إذ يعمل عنوانها 15 دقيقة. نرجو فتحها من الاستوديو مرة أخرى.',
  none: 'هذا ليس عنوان معاينة. نرجو فتح معاينة من الاستوديو.',
  editors: 'لا تُعرض المسوّدات إلا لمن يحقّ له التحرير. نرجو الدخول بحساب مدير ثم إعادة المحاولة.',
  nowhere: 'لا توجد في الموقع صفحة يمكن عرضها لهذا المستند وحده.',
  gone: 'لا يوجد هذا المستند، أو تعذّر الوصول إلى المحتوى الآن.',
  unfinished: 'لا يمكن عرض الصفحة بعد، ففي المسوّدة شيء ناقص.',
};

const zh: Like<typeof en> = {
  note: '预览：此页显示尚未发布的草稿，其地址在 15 分钟内有效。',
  no_draft: '预览：此文档目前没有草稿，此页显示已发布的内容，其地址在 15 分钟内有效。',
  over: '预览已结束，其地址只在 15 分钟内有效。请在编辑台重新打开。',
  none: '这不是预览地址。请在编辑台打开预览。',
  editors: '草稿只向有编辑权限的人显示。请以管理员身份登录后再试。',
  nowhere: '网站上没有可以单独显示此文档的页面。',
  gone: '没有这份文档，或暂时无法读取内容。',
  unfinished: '草稿内容还不完整，暂时无法显示页面。',
};

export const previewMessages = { en, ar, zh };
