export const approvalWords = {
  ar: {
    openFor: 'مراجعة طلب {name}',
    picture: 'الصورة الشخصية لصاحب الطلب',
    approve: 'قبول الطلب',
    return: 'إعادة الطلب',
    reasonFor: 'ما ينبغي تغييره في «{section}»',
    needsReason: 'نرجو ذكر سبب في قسم واحد على الأقل.',
    approved: 'قُبل الطلب وأُبلغ صاحبه بالبريد.',
    returned: 'أُعيد الطلب وأُبلغ صاحبه بالبريد.',
  },
  en: {
    openFor: 'Review the application of {name}',
    picture: 'Profile picture of the applicant',
    approve: 'Approve',
    return: 'Send back',
    reasonFor: 'What has to change in “{section}”',
    needsReason: 'Please give a reason for at least one section.',
    approved: 'The application was approved and the applicant was told by mail.',
    returned: 'The application was sent back and the applicant was told by mail.',
  },
};
