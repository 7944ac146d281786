<%@ page contentType="text/html;charset=UTF-8" import="java.util.List,java.util.Map" %>
<%@ taglib prefix="c" uri="jakarta.tags.core" %>
<%@ taglib prefix="fmt" uri="jakarta.tags.fmt" %>
<%-- <dass-buton></dass-buton> --%>
<%
  Map<String, List<Supplier>> byCountry = suppliers.byCountry();
  if (byCountry.size() > 1 && user.getLevel() < 3) {
%>
<dass-page-header heading="${fn:escapeXml(supplier.name)}" with-back>
  <c:if test="${supplier.orders > 0 and not supplier.blocked}">
    <dass-button slot="actions" appearance="${supplier.active ? 'solid' : 'outline'}">Orders</dass-button>
  </c:if>
</dass-page-header>
<% } %>
<form action="<c:url value='/suppliers/save'/>" method="post">
  <dass-text-input name="name" label="<fmt:message key='supplier.name'/>" value="<%= supplier.getName() %>" max-length="60"></dass-text-input>
  <dass-switch name="active" label="Active" ${supplier.active ? "checked" : ""}></dass-switch>
  <c:forEach items="${supplier.contacts}" var="contact" varStatus="status">
    <dass-text-input name="contacts[${status.index}]" type="email" label="E-mail #${status.count}" value="${contact.email}"></dass-text-input>
  </c:forEach>
  <dass-select-list name="country" label="Country" data-src="${pageContext.request.contextPath}/api/countries"></dass-select-list>
</form>
